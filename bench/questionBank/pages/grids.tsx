/** The buttons of a row in our bank. */
export function Actions() {
  return (
    <>
      <button type="button">View</button>
      <button type="button">Edit</button>
      <button type="button">Duplicate</button>
      <button type="button">Delete</button>
    </>
  );
}

/** Gives a grid the maximum height of our bank's table: 600 pixels in the window of the bench. */
export function frame(element: HTMLElement | null): void {
  element?.style.setProperty('height', 'min(70vh, 720px)');
}
