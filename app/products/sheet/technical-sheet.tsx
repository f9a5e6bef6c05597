import type { SheetGroup } from '../../../domain/catalogue/sheet-words/sheet-groups'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { KitParts, type Part } from './kit-parts'
import classes from './technical-sheet.module.css'

/** The figures of a product in groups, each abbreviation explained in place. */
export function TechnicalSheet({ groups, parts }: { groups: SheetGroup[]; parts: Part[] }) {
	return (
		<Stack as="section" gap={5} aria-labelledby="technical-sheet">
			<Heading level={2} size="title" id="technical-sheet">
				Technical sheet
			</Heading>
			<div className={classes.groups}>
				{parts.length > 0 && <KitParts parts={parts} />}
				{groups.map(({ title, rows }) => (
					<div key={title} className={classes.group}>
						<h3>{title}</h3>
						<dl>
							{rows.map(({ label, value, help }) => (
								<Text key={label} as="div" size="small" className={classes.row}>
									<dt>
										{label}
										{help && (
											<Text as="div" size="tiny" color="muted">
												{help}
											</Text>
										)}
									</dt>
									<dd>{value}</dd>
								</Text>
							))}
						</dl>
					</div>
				))}
			</div>
		</Stack>
	)
}
