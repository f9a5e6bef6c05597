import type { TechnicalSheet as Sheet } from '../../../domain/catalogue/sheet'
import { Text } from '../../ui/text/text'
import { KitParts, type Part } from './kit-parts'
import { groupsOf } from './sheet-groups'
import classes from './technical-sheet.module.css'

/** The figures of a product in groups, each abbreviation explained where it stands. */
export function TechnicalSheet({ sheet, parts }: { sheet: Sheet; parts: Part[] }) {
	return (
		<section className={classes.sheet} aria-labelledby="technical-sheet">
			<h2 id="technical-sheet">Technical sheet</h2>
			<div className={classes.groups}>
				{parts.length > 0 && <KitParts parts={parts} />}
				{groupsOf(sheet).map(({ title, rows }) => (
					<div key={title} className={classes.group}>
						<h3>{title}</h3>
						<dl className={classes.rows}>
							{rows.map(({ label, value, help }) => (
								<Text key={label} as="div" size="small" className={classes.row}>
									<dt>
										{label}
										{help && (
											<Text as="span" size="tiny" tone="muted" className={classes.help}>
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
		</section>
	)
}
