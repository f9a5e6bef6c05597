import { Link } from 'react-router'
import { Band } from '../../ui/layout/band'
import { Stack } from '../../ui/layout/stack'
import { Action } from '../../ui/text/action'
import { fieldName } from '../audit/audit-labels'
import classes from './delivery.module.css'
import type { RateValues } from './rates-fields'

/** `bands.0.costs.1` as a person reads it: “Bands 1 costs 2”. */
const nameOf = (path: string) =>
	fieldName(path.replace(/\.(\d+)/g, (_, n: string) => `.${Number(n) + 1}`))

/** What somebody else has saved meanwhile, beside what was typed here. */
export function RatesMeanwhile({ current, mine }: { current: RateValues; mine: RateValues }) {
	const names = [...new Set([...Object.keys(current), ...Object.keys(mine)])].filter(
		(name) => !name.startsWith('try.') && (current[name] ?? '') !== (mine[name] ?? ''),
	)
	return (
		<Stack gap={3}>
			<Band tone="problem" role="alert">
				Somebody else has saved the rates meanwhile. Compare, then save yours over theirs or{' '}
				<Action as={Link} look="line" to="/admin/delivery" reloadDocument>
					take theirs
				</Action>
				.
			</Band>
			{names.length > 0 && (
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
							{names.map((name) => (
								<tr key={name}>
									<th scope="row">{nameOf(name)}</th>
									<td>{current[name] || '–'}</td>
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
