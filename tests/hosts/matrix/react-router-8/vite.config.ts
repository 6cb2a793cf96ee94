import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const { HOST, PORT } = process.env;

export default defineConfig({
  plugins: [reactRouter()],
  server: { host: HOST, port: Number(PORT), strictPort: true },
});
