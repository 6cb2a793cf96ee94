/** A host's sheet that styles whatever it meets by its tag, as old portals do. */
export const aggressiveHost = `
  html { font-size: 24px; letter-spacing: 2px; text-transform: uppercase; text-align: right; line-height: 3; word-spacing: 4px; }
  body { font-feature-settings: 'smcp'; font-variation-settings: 'wght' 700; font-kerning: none; font-size-adjust: 0.6; text-rendering: geometricPrecision; -webkit-font-smoothing: antialiased; word-break: break-all; hyphens: auto; text-align-last: right; text-wrap: balance; text-underline-offset: 4px; accent-color: red; caret-color: red; cursor: crosshair; list-style: square; }
  * { letter-spacing: 1px; margin: 0; padding: 0; box-sizing: content-box; outline: none; transition: all 2s; }
  *:focus { outline: none; }
  *::before, *::after { box-sizing: inherit; }
  p, li, h1, h2, h3, h4, label, legend, caption { text-indent: 30px; margin: 33px; padding: 7px; }
  a { color: hotpink; text-decoration: underline wavy; font-weight: 900; padding: 5px; }
  button { background: lime; border: 5px dashed red; border-radius: 0; padding: 30px; font: 30px serif; box-shadow: 0 0 9px red; text-shadow: 1px 1px red; text-transform: uppercase; min-height: 90px; width: 300px; float: right; }
  input, select, textarea { background: yellow; border: 4px double blue; font: 22px monospace; height: 80px; width: 50px; padding: 20px; box-shadow: inset 0 0 9px red; border-radius: 30px; }
  table { border: 5px solid red; border-collapse: separate; border-spacing: 9px; background: pink; font-size: 30px; }
  th, td { border: 3px dotted green; padding: 20px; text-align: right; background: khaki; vertical-align: bottom; }
  tr:nth-child(even) { background: plum; }
  h1, h2, h3, h4 { color: red; font: italic 40px fantasy; text-transform: uppercase; border-bottom: 4px solid red; }
  ul, ol { list-style: square; padding: 50px; margin: 20px; }
  fieldset { border: 9px groove red; padding: 30px; margin: 20px; min-width: 100%; }
  legend { background: black; color: white; float: left; width: 100%; }
  nav, section, header, footer, article { background: beige; padding: 20px; border: 2px solid brown; }
  label { display: inline-block; font-weight: 900; color: brown; float: left; }
  svg { fill: red; stroke: blue; width: 60px; height: 60px; margin: 10px; opacity: 0.4; }
  img, svg, video { max-width: 100%; display: block; vertical-align: middle; }
  li::before { content: '»'; color: red; }
  label::after { content: ':'; }
  a::after { content: ' ↗'; }
  ::placeholder { color: red; opacity: 0.3; font-style: italic; text-transform: uppercase; }
  :focus-visible { outline: 4px dotted red; outline-offset: 6px; }
  [hidden] { display: block; }
  [role='dialog'] { position: static; background: pink; }
  [disabled] { opacity: 0.2; }
  a:hover, button:hover { transform: scale(1.2); }
  progress { height: 40px; width: 50px; }
  span { color: teal; font-size: 31px; }
  div { text-indent: 12px; }
`;
