import { Button, NativeSelect } from '@mantine/core'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import type { Account } from '../../../domain/accounts/schema'
import { ROLES } from '../../../shared/actor'
import { withParams } from '../../portal/address'
import tableClasses from '../../portal/table.module.css'
import { userIntents } from './user-intents'
import classes from './users.module.css'

const FRESH = { done: null, to: null }

/** The role of an account; picking another asks first. */
export function RolePicker({ account }: { account: Account }) {
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const { id, name, role } = account
	const kept = [...params].filter(([key]) => !['ask', 'who', 'to', 'done'].includes(key))
	return (
		<Form method="get" className={classes.role}>
			{[...kept, ['ask', 'role'], ['who', id]].map(([key = '', value]) => (
				<input key={key} type="hidden" name={key} value={value} />
			))}
			<NativeSelect
				name="to"
				aria-label={`Role of ${name}`}
				data={[...ROLES]}
				value={role}
				onChange={({ currentTarget: { value } }) =>
					navigate(withParams(params, { ...FRESH, ask: 'role', who: id, to: value }), {
						replace: true,
						preventScrollReset: true,
					})
				}
			/>
			<noscript>
				<Button type="submit" variant="default">
					Change
				</Button>
			</noscript>
		</Form>
	)
}

/** What can be done with an account. */
export function UserSteps({ account }: { account: Account }) {
	const [params] = useSearchParams()
	const { id, name, suspended, sessions } = account
	const of = <span className={tableClasses.hidden}> {name}</span>
	const asking = (ask: string) => withParams(params, { ...FRESH, ask, who: id })
	return (
		<div className={classes.steps}>
			{sessions > 0 && (
				<Link to={asking('sessions')} replace preventScrollReset className={tableClasses.link}>
					End sessions<span className={tableClasses.hidden}> of {name}</span>
				</Link>
			)}
			{suspended ? (
				<Form method="post" replace preventScrollReset>
					<input type="hidden" {...userIntents.field('reinstate')} />
					<input type="hidden" name="id" value={id} />
					<button type="submit" className={`${tableClasses.link} ${classes.button}`}>
						Reinstate{of}
					</button>
				</Form>
			) : (
				<Link
					to={asking('suspend')}
					replace
					preventScrollReset
					className={`${tableClasses.link} ${tableClasses.danger}`}
				>
					Suspend{of}
				</Link>
			)}
		</div>
	)
}
