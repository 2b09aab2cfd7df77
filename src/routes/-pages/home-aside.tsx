import { InstallCard } from '#features/install/install-card.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { HomeWord } from './home-word.tsx';

/** What other features bring to Today. */
export function HomeAside() {
  return (
    <>
      <HomeWord />
      <SignInCard returnTo="/" />
      <InstallCard />
    </>
  );
}
