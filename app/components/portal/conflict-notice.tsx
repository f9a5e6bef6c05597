import { Link } from 'react-router'
import { ColumnHeads } from '../../ui/display/column-heads'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import classes from './conflict-notice.module.css'

interface Difference {
	name: string
	label: string
	saved: string
	typed: string
}

interface ConflictNoticeProps {
	/** The saved thing: “the rates”. */
	what: string
	/** The page as it is now. */
	to: string
	differences: Difference[]
	className?: string | undefined
}

/** The values that somebody else has saved meanwhile, beside those typed here. */
export function ConflictNotice({ what, to, differences, className }: ConflictNoticeProps) {
	return (
		<Stack gap={3} className={className}>
			<Banner variant="problem" role="alert">
				Somebody else has saved {what} meanwhile. Compare, then save yours over theirs or{' '}
				<ButtonLink as={Link} variant="line" to={to} reloadDocument>
					take theirs
				</ButtonLink>
				.
			</Banner>
			{differences.length > 0 && (
				<div className={classes.compare}>
					<table>
						<ColumnHeads of={['Field', 'Saved meanwhile', 'Yours']} />
						<tbody>
							{differences.map(({ name, label, saved, typed }) => (
								<tr key={name}>
									<th scope="row">{label}</th>
									<td>{saved || '–'}</td>
									<td>{typed || '–'}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Stack>
	)
}
