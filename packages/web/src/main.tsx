import { invariant } from '@larder/domain/base/assert-never.ts';
import { startApp } from './app/start-app.tsx';

const root = document.getElementById('root');
invariant(root, 'index.html has #root');
startApp(root);
