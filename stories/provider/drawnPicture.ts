import type { MockSchool } from '../../src/testing';

/** Draws a diagram as a PNG: three boxes and the arrows between them. */
export async function drawnPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.lineWidth = Math.max(1, height / 100);
  context.strokeStyle = '#1d4ed8';
  context.fillStyle = '#0f172a';
  context.font = `${height / 9}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  ['Client', 'Proxy', 'Server'].forEach((name, place) => {
    const middle = (width * (2 * place + 1)) / 6;
    context.strokeRect(middle - width / 9, height / 3, (width * 2) / 9, height / 3);
    context.fillText(name, middle, height / 2);
    if (place === 2) return;
    context.beginPath();
    context.moveTo(middle + width / 9, height / 2);
    context.lineTo(middle + (width * 2) / 9, height / 2);
    context.stroke();
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], 'diagram.png', { type: 'image/png' });
}

/** Uploads it as an instructor. @returns its id */
export async function uploadedPicture(
  school: MockSchool,
  width: number,
  height: number,
): Promise<string> {
  const response = await fetch('/api/media', {
    method: 'POST',
    headers: { authorization: `Bearer ${school.as('instructor').token}` },
    body: await drawnPicture(width, height),
  });
  return ((await response.json()) as { data: { _id: string } }).data._id;
}
