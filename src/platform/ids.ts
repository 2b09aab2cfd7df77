/** Where new ids come from. */
export interface Ids {
  /** A fresh UUID: of an answer, an op, a draft. */
  uuid(): string;
}

export const systemIds: Ids = { uuid: () => crypto.randomUUID() };
