import { configure } from '@testing-library/react';

// A busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 30_000 });
