// The CSP nonce while a page is rendered on the server. In the browser there is none, and none is needed.
import { createContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);
