import { SoundArriving } from '#features/home/sound-arriving.tsx';
import { WaitingLine } from '#features/home/waiting-line.tsx';
import { InstallCard } from '#features/install/install-card.tsx';
import { HomeGoals } from '#features/progress/home-goals.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { SoundTestsCard } from '#features/sound-tests/sound-tests-card.tsx';
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

/** What is offered at the end of Today: two quick tests, and the rest where it helps. */
export function HomeOffers() {
  return (
    <>
      <SoundTestsCard />
      <SignInCard returnTo="/" />
      <InstallCard />
    </>
  );
}
