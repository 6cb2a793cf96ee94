/** What a host's page has above a widget. The classes mean something to Bootstrap, and to nobody else. */
export function HostHeader() {
  return (
    <header>
      <h1>The host’s own page</h1>
      <p>
        Everything outside the widget is drawn by <a href="#host">the host’s sheet</a> alone.
      </p>
      <form action="#host">
        <label htmlFor="host-search">Search</label>
        <input id="host-search" className="form-control" type="search" placeholder="Courses" />
        <button className="btn btn-primary" type="button">
          Find
        </button>
      </form>
    </header>
  );
}

/** What a host's page has below a widget: whatever sheets style by the tag. */
export function HostElements() {
  return (
    <footer>
      <h2>Courses of this term</h2>
      <h3>Physics</h3>
      <h4>Forces and motion</h4>
      <ul>
        <li>Vectors</li>
        <li>
          <strong>Newton’s laws</strong>
        </li>
      </ul>
      <table className="table">
        <caption>Rooms</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Room</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Physics</td>
            <td>12</td>
          </tr>
          <tr>
            <td>Biology</td>
            <td>14</td>
          </tr>
        </tbody>
      </table>
      <fieldset>
        <legend>Notices</legend>
        <label>
          <input type="checkbox" /> By mail
        </label>
        <label>
          Every
          <select className="form-select">
            <option>day</option>
            <option>week</option>
          </select>
        </label>
        <label>
          Remarks
          <textarea className="form-control" />
        </label>
      </fieldset>
      <p>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
        </svg>
        <label htmlFor="host-progress">Term</label>
        <progress id="host-progress" value={3} max={12} />
      </p>
      <dialog aria-label="Notice">
        <p>The library closes early.</p>
        <button className="btn btn-secondary" type="button">
          Close
        </button>
      </dialog>
    </footer>
  );
}
