import { faultTest, sampleTest } from './harness/faults';
import { pause } from './harness/pause';

faultTest('a server killed while answers are given has all that was saved', async (stage) => {
  const { chance, server, sit } = stage;
  const seat = await sit();
  await seat.chooseUntil(
    chance,
    pause(chance.between(200, 3_000)).then(async () => {
      await server.kill();
      await pause(chance.between(0, 1_000));
      await server.start();
    }),
  );
  await seat.waitUntilSaved();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

sampleTest('a server killed while a submission is under way grades it once', async (stage) => {
  const { chance, server, sit } = stage;
  const seat = await sit();
  await seat.chooseTheRest(chance);
  await seat.submit();
  await pause(chance.between(0, 60));
  await server.kill();
  await pause(chance.between(0, 1_000));
  await server.start();
  await seat.seeReceipt();
  seat.expectOneReceipt();
  await seat.expectGradedOnce();
});
