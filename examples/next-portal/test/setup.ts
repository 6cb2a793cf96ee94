import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });
