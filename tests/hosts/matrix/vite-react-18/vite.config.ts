import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { HOST, PORT, API_URL } = process.env;
const address = {
  host: HOST,
  port: Number(PORT),
  strictPort: true,
  proxy: { '/api': API_URL ?? '' },
};

export default defineConfig({ plugins: [react()], server: address, preview: address });
