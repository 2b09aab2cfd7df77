import { InstallCard } from '#features/install/install-card.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';

/** What other features bring to Today. */
export function HomeAside() {
  return (
    <>
      <SignInCard returnTo="/" />
      <InstallCard />
    </>
  );
}
