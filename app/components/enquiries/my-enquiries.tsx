import { Link } from 'react-router'
import type { Enquiry } from '../../../domain/enquiries/schema'
import { List } from '../../ui/display/list'
import { Status } from '../../ui/display/status'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './my-enquiries.module.css'
import { promiseToSender } from './promise-text'
import { STATUS_VARIANT, STATUS_WORD } from './status'

interface MyEnquiriesProps {
	/** The latest of them. */
	enquiries: Enquiry[]
	total: number
}

/** The enquiries of the signed-in person, on their account; nothing where there are none. */
export function MyEnquiries({ enquiries, total }: MyEnquiriesProps) {
	if (total === 0) return null
	return (
		<section aria-labelledby="enquiries" className={classes.section}>
			<h2 id="enquiries">Your enquiries</h2>
			<List variant="rows" divided className={classes.list}>
				{enquiries.map(({ id, plan, summary, status, createdAt, installer, ...rest }) => (
					<li key={id}>
						<ButtonLink as={Link} variant="line" to={plan ?? `/account/enquiries#${id}`}>
							{summary ?? (plan ? 'Your plan' : 'Your goods')}
						</ButtonLink>
						<Status variant={STATUS_VARIANT[status]}>{STATUS_WORD[status]}</Status>
						<Text size="tiny" color="muted">
							{rest.number}, <When at={createdAt} />
							{installer && `, ${installer.name}`}
							{rest.due && `. ${promiseToSender(rest)}`}
						</Text>
					</li>
				))}
			</List>
			<ButtonLink to="/account/enquiries" as={Link} variant="line">
				{total > enquiries.length ? `See all ${number(total)} enquiries` : 'See them in full'}
			</ButtonLink>
		</section>
	)
}
