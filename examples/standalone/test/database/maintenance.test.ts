import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMaintenance } from '../../server/database/maintenance';

/** Records what is run; the test moves its log. */
function recordingClient() {
  const state = { position: '0/1', statements: [] as string[] };
  const client = {
    query: () => Promise.resolve({ rows: [{ at: state.position }] }),
    exec: (statement: string) => {
      state.statements.push(statement);
      return Promise.resolve([]);
    },
  };
  return { state, client: client as unknown as PGlite };
}

describe('maintenance', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes a checkpoint every minute and vacuums every hour', async () => {
    const { state, client } = recordingClient();
    const maintenance = startMaintenance(client);
    for (let minute = 1; minute <= 60; minute += 1) {
      state.position = `0/${minute}`;
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(state.statements.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(60);
    expect(state.statements.filter((statement) => statement === 'VACUUM ANALYZE')).toHaveLength(1);
    await maintenance.stop();
  });

  it('leaves an idle database alone, and ends when stopped', async () => {
    const { state, client } = recordingClient();
    const maintenance = startMaintenance(client);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.statements).toEqual(['CHECKPOINT']);
    await maintenance.stop();
    state.position = '0/2';
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.statements).toEqual(['CHECKPOINT']);
  });

  it('tries again after a failure, which it reports as a warning', async () => {
    const { state, client } = recordingClient();
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const exec = vi.spyOn(client, 'exec').mockRejectedValueOnce(new Error('disk full'));
    const maintenance = startMaintenance(client);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('disk full'));
    expect(exec).toHaveBeenCalledTimes(2);
    expect(state.statements).toEqual(['CHECKPOINT']);
    await maintenance.stop();
    warn.mockRestore();
  });
});
