import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';

/** For an address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <title>Page not found · Passage</title>
      <Message
        as="h1"
        title="There is no page here"
        picture={<EmptyRoute />}
        action={<Button renderRoot={(props) => <Link {...props} to="/" />}>Go to Today</Button>}
      >
        The address may be old or mistyped. Everything you saved is still on this device.
      </Message>
    </>
  );
}
