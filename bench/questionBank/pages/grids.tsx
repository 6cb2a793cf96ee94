/** The buttons of a row of our bank. */
export function Actions() {
  return (
    <>
      <button type="button">View</button>
      <button type="button">Edit</button>
      <button type="button">Delete</button>
    </>
  );
}

/** The height that our bank's table has at most. */
export function frame(element: HTMLElement | null): void {
  element?.style.setProperty('height', 'min(70vh, 720px)');
}
