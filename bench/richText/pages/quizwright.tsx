import { enter } from './page';

enter('code', '[data-part="code"] span');
