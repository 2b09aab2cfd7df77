import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Cases that were written without looking at the engines, and whose hash was committed before any of them was scored. They served for
 * no rule and no limit, and never change: `npm run bench:trust -- --locked` counts them once the rules stand.
 */
const committed: Readonly<Record<string, string>> = {
  'answers/locked/half-opposite-summary.json':
    '4da45eeaeca763f4a243090454a26626936586fbc1c98558c186c94c6f375333',
  'answers/locked/honest-email.json': 'de1828e016befe90650425fb5182f5f9a79daad4d1f2eb60caeba2478c087fb2',
  'answers/locked/honest-essay.json': '48f97f298f51feccdb39225c2b93ad3c2e1daef0478263d81c8039724872fa9b',
  'answers/locked/honest-summary.json': '35d50b0dcdb30190c537fa1dc648176b11e45c20311be3f24ad36259100af2cd',
  'answers/locked/many-errors-email.json': '3a01c7579b6f884b3ee319a927ec2fa11592c09fe5bbd36584def153ef9d2ede',
  'answers/locked/many-errors-essay.json': '948ba98d266404fe8c51dc014d6f29f7c9da844f2a32d69cda71fc93596f88a2',
  'answers/locked/many-errors-summary.json':
    '62586006af3f48a1fda6ec28829d0e2845541a6ee5b057d3a7ddc2bd576113d8',
  'answers/locked/one-of-three.json': '0d22f7756b86509fb5f735de3dd6c8dba3b74307855bc9e1f16aa1972130ec57',
  'answers/locked/one-point-summary.json': '6dda00934966408c4e1081ba2574c7392dbf4705f4d0865b51eb4e74c54f0efb',
  'answers/locked/opposite-summary.json': '1af71986818c4fc15c59bda90ef0dbb7c4f57d529942a2eb81d46c13a0161b0c',
  'answers/locked/pasted-key-points.json': '04e475682cdc5891a860cbb37accf301926736672920845428cab10dacecf18b',
  'answers/locked/rude-email.json': '5a5c199c1204ce241d5bc6b128b179c33216840e492a37b3a93999b79631ab82',
  'answers/locked/shuffled-email.json': '73c9c7b7c4d14538d285c374df01bccc2aac3084a35666915e4544bcebb78660',
  'answers/locked/shuffled-summary.json': '3c0d4387337a7dcda02a9d8f1c0e6ea368c73c519f238f4f4efd48e2bd343054',
  'answers/locked/spoken-honest.json': 'dcb0e858e85096dd70e1688affa6efcd4a0ed52b1c4f1c8dc39c42958379990e',
  'answers/locked/spoken-key-words.json': 'd0ca54beffd6fd93dd01dafb7c177a059d674aaf7a50aa109af1ed52b52e5a8c',
  'answers/locked/spoken-off-topic.json': 'd76cedff69a4bf699e290b0b2c969fb4fdcf8002677d657676c95675d151a6d5',
  'answers/locked/spoken-opposite.json': 'f7621bec866d8f932e7a3e746b68c19b211c3ca355732ac2cdc048a3f2c3028b',
  'answers/locked/spoken-other-language.json':
    '3e3f8e3c3dfd53df7b25e1961ff260605dbcb66a57372b7a4e18a3e2b462c560',
  'answers/locked/spoken-read-aloud.json': '204555c7e563dcd162b08a4301405821fd61279866ad1f2d70fa97047d8e7df7',
  'answers/locked/spoken-repeated.json': '8af59c9397ce06ddd5fd570ff8cfd7baccf8bdb28d532cea61049e2bb9ec5a1f',
  'answers/locked/spoken-template.json': '1cfac361eeef46398d4f438ed8100cd88ecaa778cb1f7bcebda6f0112f782e10',
  'answers/locked/two-of-three.json': 'a3896a4a6184786d8e6598906f047666fd94de984bf44f34a32741b772ba29ca',
  'agreement/locked/bare-verb.json': 'f2e7a7bef473f14277dde25c4eab1afb01ed445222764d6ef4a468a99790c4d1',
  'agreement/locked/collective.json': 'cc4bcb7056436e4a5dc9a1f50d7d5684b521ddee771e458ae438fd89cad3f123',
  'agreement/locked/far-agreement.json': 'd2026666bc9cce67bde6997d4148403e9e7aea6a2165bf9057af50dcc47cb717',
  'agreement/locked/missing-ending.json': '3216244eabc5385f186a3ddae8cb96d8b5edf7c7eb9fa569ffca90034770c046',
  'agreement/locked/modal-past.json': '60d8f6486c8960cde747f9592a7359469113e04c46478bbbde150455cb2a72fd',
  'agreement/locked/uncountable-article.json':
    '275adfad2ebd9c26c304a08ad958aa20f82a33f78c7c0cd56013c76b58b5c603',
};

export type Half = 'tuning' | 'locked';

/** A file of cases, by its folder and kind. Throws when a locked one is not what was committed. */
export function readCases(folder: 'answers' | 'agreement', half: Half, kind: string): unknown {
  const name = kind === 'before' ? `${folder}/${kind}.json` : `${folder}/${half}/${kind}.json`;
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  if (name in committed && createHash('sha256').update(text).digest('hex') !== committed[name])
    throw new Error(`${name} is not what was committed before the first result`);
  return JSON.parse(text);
}
