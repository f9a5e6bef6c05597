import { Link } from 'react-router'
import type { Account } from '../../../domain/accounts/schema'
import tableClasses from '../../portal/table.module.css'
import { Status } from '../../ui/display/status'
import { When } from '../../ui/text/when'
import { RolePicker, UserSteps } from './user-steps'
import classes from './users.module.css'

export const StateOf = ({ suspended }: { suspended: boolean }) => (
	<Status tone={suspended ? 'bad' : 'good'}>{suspended ? 'Suspended' : 'Active'}</Status>
)

function Row({ account, isOneself }: { account: Account; isOneself: boolean }) {
	const { id, name, email, role, suspended, sessions, createdAt } = account
	return (
		<tr>
			<td>
				<Link to={`/admin/users/${id}`} className={tableClasses.name}>
					{name}
				</Link>
				{isOneself && <span className={classes.you}>You</span>}
				<span className={tableClasses.small}>{email}</span>
			</td>
			<td data-label="Role">{isOneself ? role : <RolePicker account={account} />}</td>
			<td data-label="Status">
				<StateOf suspended={suspended} />
			</td>
			<td data-label="Sessions" className={tableClasses.number}>
				{sessions}
			</td>
			<td data-label="Joined" className={tableClasses.nowrap}>
				<When at={createdAt} />
			</td>
			<td className={tableClasses.actions}>{!isOneself && <UserSteps account={account} />}</td>
		</tr>
	)
}

/** The accounts of the store. */
export function UsersTable({ accounts, own }: { accounts: Account[]; own: string }) {
	return (
		<table className={tableClasses.table}>
			<thead>
				<tr>
					<th scope="col">Name and email</th>
					<th scope="col">Role</th>
					<th scope="col">Status</th>
					<th scope="col" className={tableClasses.number}>
						Sessions
					</th>
					<th scope="col">Joined</th>
					<th scope="col">
						<span className={tableClasses.hidden}>Steps</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{accounts.map((account) => (
					<Row key={account.id} account={account} isOneself={account.id === own} />
				))}
			</tbody>
		</table>
	)
}
