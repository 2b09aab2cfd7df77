import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card } from '#ui/card.tsx';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';
import classes from './statistics.module.css';

/** Statistics of an exam without an answer: what there will be to see, and the way to the first one. */
export function StatisticsInvitation() {
  return (
    <Card tone="main">
      <Message
        title="Your statistics begin with one answer"
        picture={<EmptyRoute />}
        action={<Button renderRoot={(props) => <Link {...props} to="/practise" />}>Choose a task</Button>}
      >
        <p className={classes.said}>There is none for this exam yet. Here you will see:</p>
        <ul className={classes.promised}>
          <li>after one answer, what you practised and when</li>
          <li>after a few more, a range for each skill on the scale of 10 to 90</li>
          <li>errors that come again, each with a way to practise just these</li>
        </ul>
      </Message>
    </Card>
  );
}
