import { Button, NativeSelect } from '@mantine/core'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import type { Account } from '../../../domain/accounts/schema'
import { ROLES } from '../../../shared/actor'
import { withParams } from '../../components/portal/address'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { PASSED, PASSING } from './bulk-users'
import { userIntents } from './user-intents'
import classes from './users.module.css'

/** The role of an account; picking another asks first. */
export function RolePicker({ account }: { account: Account }) {
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const { id, name, role } = account
	const kept = [...params].filter(([key]) => !PASSING.includes(key))
	return (
		<Row method="get" as={Form} align="stretch" autoComplete="off" className={classes.role}>
			{[...kept, ['ask', 'role'], ['who', id]].map(([key = '', value]) => (
				<input key={key} type="hidden" name={key} value={value} />
			))}
			<NativeSelect
				name="to"
				aria-label={`Role of ${name}`}
				data={[...ROLES]}
				value={role}
				onInput={({ currentTarget: { value } }) =>
					navigate(withParams(params, { ...PASSED, ask: 'role', who: id, to: value }), {
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
		</Row>
	)
}

/** The actions on an account. */
export function UserSteps({ account }: { account: Account }) {
	const [params] = useSearchParams()
	const { id, name, suspended, sessions } = account
	const of = <Hidden> {name}</Hidden>
	const asking = (ask: string) => withParams(params, { ...PASSED, ask, who: id })
	return (
		<Row gap={0} justify="end">
			{sessions > 0 && (
				<ButtonLink as={Link} variant="quiet" to={asking('sessions')} replace preventScrollReset>
					End sessions<Hidden> of {name}</Hidden>
				</ButtonLink>
			)}
			{suspended ? (
				<Form method="post" replace preventScrollReset>
					<input type="hidden" {...userIntents.field('reinstate')} />
					<input type="hidden" name="id" value={id} />
					<ButtonLink variant="quiet" type="submit">
						Reinstate{of}
					</ButtonLink>
				</Form>
			) : (
				<ButtonLink
					as={Link}
					variant="quiet"
					color="danger"
					to={asking('suspend')}
					replace
					preventScrollReset
				>
					Suspend{of}
				</ButtonLink>
			)}
		</Row>
	)
}
