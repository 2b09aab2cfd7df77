import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import type { WorkboxPlugin } from './whole-files.ts';

/** An answer of somebody else, such as the sign-in page of a Wi-Fi, is as good as none. */
export const onlyOurs: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    if (response.headers.get(apiHeader) === apiHeaderValue) return response;
    throw new TypeError(`${request.url} was answered by somebody else`);
  },
};
