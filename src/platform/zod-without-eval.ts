import { config } from 'zod';

// Zod looks whether it may compile its checks with `new Function`. The page's security policy forbids that and would
// report the try. Imported before any schema is made.
config({ jitless: true });
