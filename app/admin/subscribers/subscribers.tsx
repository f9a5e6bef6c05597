import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import type { Subscriber } from '../../../domain/newsletter/schema'
import { apiPath } from '../../api-call'
import { FilterSearch } from '../../components/portal/filter-fields'
import { PagedTable } from '../../components/portal/paged-table'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { When } from '../../ui/text/when'
import type { Route } from './+types/subscribers'
import { loadSubscribers } from './subscribers.server'

export const meta = titleMeta('Subscribers')

export const loader = ({ request, context }: Route.LoaderArgs) => loadSubscribers(context, request)

const COLUMNS: Column<Subscriber>[] = [
	{ name: 'email', head: 'Email', kind: 'wide', cell: ({ email }) => email },
	{ name: 'since', head: 'Since', kind: 'date', cell: ({ since }) => <When at={since} /> },
	{
		name: 'state',
		head: 'State',
		cell: ({ confirmedAt }) => (
			<Status tone={confirmedAt ? 'good' : 'waiting'}>
				{confirmedAt ? 'Confirmed' : 'Not confirmed'}
			</Status>
		),
	},
]

/** Who gets the newsletter. */
export default function Subscribers({ loaderData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Subscribers"
			action={
				<Button
					component="a"
					href={apiPath('get', '/exports/subscribers.csv')}
					download
					variant="default"
				>
					Export CSV
				</Button>
			}
			intro="The file lists everyone who has confirmed their address, each with an unsubscribe link. Put that link in every newsletter."
		>
			<PagedTable
				list={loaderData}
				of="subscribers"
				filters={<FilterSearch placeholder="Part of an address" />}
				columns={COLUMNS}
				keyOf={({ email }) => email}
				empty={
					params.get('q')
						? 'No subscribers found matching your search.'
						: 'Nobody has subscribed yet.'
				}
			/>
		</PortalPage>
	)
}
