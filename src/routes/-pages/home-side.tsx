import { SoundArriving } from '#features/home/sound-arriving.tsx';
import { WaitingLine } from '#features/home/waiting-line.tsx';
import { HomeGoals } from '#features/progress/home-goals.tsx';
import { HomeWord } from './home-word.tsx';

/** What stands beside the first things of Today. */
export function HomeSide() {
  return (
    <>
      <HomeGoals />
      <WaitingLine />
      <HomeWord />
      <SoundArriving />
    </>
  );
}
