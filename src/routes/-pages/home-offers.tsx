import { InstallCard } from '#features/install/install-card.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';

/** What is offered at the end of Today, where it helps. */
export function HomeOffers() {
  return (
    <>
      <SignInCard returnTo="/" />
      <InstallCard />
    </>
  );
}
