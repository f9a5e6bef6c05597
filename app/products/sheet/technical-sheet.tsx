import type { TechnicalSheet as Sheet } from '../../../domain/catalogue/sheet'
import { Text } from '../../ui/text/text'
import { KitParts, type Part } from './kit-parts'
import { inverterSheet } from './sheet-inverter'
import { panelSheet } from './sheet-panel'
import { cableSheet, kitSheet, mountingSheet, protectionSheet } from './sheet-parts'
import type { SheetGroup } from './sheet-row'
import { batterySheet, generatorSheet } from './sheet-storage'
import classes from './technical-sheet.module.css'

function groupsOf(sheet: Sheet): SheetGroup[] {
	switch (sheet.kind) {
		case 'panel':
			return panelSheet(sheet)
		case 'inverter':
			return inverterSheet(sheet)
		case 'battery':
			return batterySheet(sheet)
		case 'generator':
			return generatorSheet(sheet)
		case 'kit':
			return kitSheet(sheet)
		case 'mounting':
			return mountingSheet(sheet)
		case 'cable':
			return cableSheet(sheet)
		case 'protection':
			return protectionSheet(sheet)
	}
}

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
