/** What a browser really paints for an opaque colour, whatever it is written in: `#rrggbb`. */
export function paintedHex(colour: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to read a colour from.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
