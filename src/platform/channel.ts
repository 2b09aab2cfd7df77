/** A word to the other tabs and workers of this app. May get lost: nothing may depend on it. */
export interface Channel<Message> {
  post(message: Message): void;
  /** Hears what others post, never its own. Returns how to stop. */
  listen(onMessage: (message: Message) => void): () => void;
}

/** A BroadcastChannel. `isMessage` looks at what comes in: another version of the app may be talking. */
export function createChannel<Message>(
  name: string,
  isMessage: (value: unknown) => value is Message,
): Channel<Message> {
  const channel = new BroadcastChannel(name);
  const post: (message: Message) => void = channel.postMessage.bind(channel);
  return {
    post,
    listen(onMessage) {
      const onEvent = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) onMessage(data);
      };
      channel.addEventListener('message', onEvent);
      return () => channel.removeEventListener('message', onEvent);
    },
  };
}
