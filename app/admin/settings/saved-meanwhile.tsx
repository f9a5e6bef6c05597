import { Link } from 'react-router'
import type { Fields, SectionName } from '../../../domain/settings/schema'
import { Band } from '../../ui/layout/band'
import { Stack } from '../../ui/layout/stack'
import { Action } from '../../ui/text/action'
import { SECTION_FIELDS } from './section-fields'
import classes from './settings.module.css'

interface SavedMeanwhileProps {
	section: SectionName
	current: Fields
	mine: Partial<Record<string, string>>
}

/** What somebody else has saved meanwhile, beside what was typed here. */
export function SavedMeanwhile({ section, current, mine }: SavedMeanwhileProps) {
	const differing = SECTION_FIELDS[section].filter(
		({ name, kind }) => kind !== 'secret' && String(current[name] ?? '') !== (mine[name] ?? ''),
	)
	return (
		<Stack gap={3} className={classes.whole}>
			<Band tone="problem" role="alert">
				Somebody else has saved these settings meanwhile. Compare, then save yours over theirs or{' '}
				<Action as={Link} look="line" to={`?section=${section}`} reloadDocument>
					take theirs
				</Action>
				.
			</Band>
			{differing.length > 0 && (
				<div className={classes.compare}>
					<table>
						<thead>
							<tr>
								<th scope="col">Field</th>
								<th scope="col">Saved meanwhile</th>
								<th scope="col">Yours</th>
							</tr>
						</thead>
						<tbody>
							{differing.map(({ name, label }) => (
								<tr key={name}>
									<th scope="row">{label}</th>
									<td>{String(current[name] ?? '') || '–'}</td>
									<td>{mine[name] || '–'}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Stack>
	)
}
