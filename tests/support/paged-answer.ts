import { apiHeader } from '#contract/errors.ts';

/** What the API answers to a list call: the asked page of these rows. */
export function pagedAnswer(request: Request, name: string, all: readonly object[]): Response {
  const query = new URL(request.url).searchParams;
  const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
  const page = { size, number, totalElements: all.length, totalPages: Math.ceil(all.length / size) };
  const rows = all.slice(number * size, (number + 1) * size);
  return Response.json({ _embedded: { [name]: rows }, page }, { headers: { [apiHeader]: '1' } });
}
