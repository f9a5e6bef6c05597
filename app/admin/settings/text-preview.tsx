import fields from '../../components/forms/fields.module.css'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { SECTION_FIELDS } from './section-fields'
import classes from './settings.module.css'

/** Texts as buyers will read them. */
export function TextPreview({ html }: { html: Record<string, string> }) {
	const shown = SECTION_FIELDS.texts.filter(({ name }) => html[name])
	return (
		<Stack as="section" gap={4} aria-label="Preview" className={fields.wide}>
			{shown.length === 0 && <p>There is no text to preview yet.</p>}
			{shown.map(({ name, label }) => (
				<Stack key={name} gap={2} className={classes.preview}>
					<Heading level={2} size="body">
						Preview: {label}
					</Heading>
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdownHtml, which lets no tag of the text through */}
					<div className={classes.text} dangerouslySetInnerHTML={{ __html: html[name] ?? '' }} />
				</Stack>
			))}
		</Stack>
	)
}
