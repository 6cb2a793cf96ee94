import { tagKey } from '../../rules/tags';

/** How many colours tags have; TagLabel.css has them. */
const hues = 6;

/** The colour of a tag: the same wherever and however it is spelled. */
export const hueOf = (tag: string): number =>
  [...tagKey(tag)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % hues;

/** Draws the tags of a question, if it has some; no component, because a list draws many at once. */
export const drawTags = (tags: readonly string[] | undefined) =>
  tags?.length ? (
    <span className="qw-tags" data-part="tags">
      {tags.map((tag) => (
        <span key={tag} className="qw-tag" data-hue={hueOf(tag)}>
          {tag}
        </span>
      ))}
    </span>
  ) : null;
