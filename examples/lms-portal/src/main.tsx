import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './app/Portal';
import './portal.css';

const page = document.getElementById('portal');
if (page === null) throw new Error('The page has no element with the id "portal".');

createRoot(page).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
