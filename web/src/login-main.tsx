// Tokens first: they state the order of the layers.
import './ui/tokens.css';
import './ui/base.css';
import { errorMessage } from '@balcao/contract/errors';
import { createRoot } from 'react-dom/client';
import { showLogin } from './app/login-alone.tsx';
import { learnSentences } from './lib/api/error.ts';
import { loadPublicConfiguration } from './lib/brand/public-configuration.ts';
import { followPath } from './lib/watching/page-path.ts';
import { startWatching } from './lib/watching/start.ts';

learnSentences(errorMessage);
void loadPublicConfiguration();
startWatching(followPath);

const root = document.getElementById('root');
if (root) void showLogin(createRoot(root));
