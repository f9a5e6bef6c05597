import classes from './text-html.module.css'

/** A text of the shop. @param html made of its Markdown by `markdownHtml` */
export const TextHtml = ({ html }: { html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: markdownHtml lets no tag of the text through
	<div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
)
