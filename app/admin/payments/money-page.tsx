import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { Fact, FactList } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { RowTitle } from '../../ui/display/table/data-table'
import { Card } from '../../ui/layout/card'
import { Price } from '../../ui/text/price'

interface MoneyPageProps {
	title: string
	intro: string
	/** The address of the found rows, as a file. */
	file: string
	filters: ReactNode
	/** The sums of all found rows. */
	figures: ReactNode
	list: { page: number; pages: number }
	children: ReactNode
}

/** A list of the money of all orders: its filters, its sums, and its pages. */
export function MoneyPage(props: MoneyPageProps) {
	const { title, intro, file, filters, figures, list, children } = props
	return (
		<PortalPage
			title={title}
			intro={intro}
			filters={<FilterForm label={title}>{filters}</FilterForm>}
			action={
				<Button component="a" href={file} download variant="default">
					Export CSV
				</Button>
			}
		>
			<Card>
				<FactList variant="figures">{figures}</FactList>
			</Card>
			{children}
			<Pages page={list.page} pages={list.pages} />
		</PortalPage>
	)
}

interface SumProps {
	name: string
	rupees: number
	/** A line below it. */
	hint?: ReactNode
}

/** One of the sums of the found rows. */
export const Sum = ({ name, rupees, hint }: SumProps) => (
	<Fact name={name} hint={hint}>
		<Price rupees={rupees} />
	</Fact>
)

/** The order that a row is of, with its buyer. */
export const ORDER_COLUMN: Column<{ orderId: string; buyer: string }> = {
	name: 'order',
	head: 'Order',
	cell: ({ orderId, buyer }) => (
		<RowTitle note={buyer}>
			<Link to={`/admin/orders/${orderId}#money`}>{orderId}</Link>
		</RowTitle>
	),
}

interface NothingFoundProps {
	/** Said where nothing was asked for in particular. */
	none: string
	notFound: string
	/** The way to all of them. */
	to: string
	all: string
}

export function NothingFound({ none, notFound, to, all }: NothingFoundProps) {
	const [params] = useSearchParams()
	const isSearch = params.size > 0
	return (
		<Empty>
			<p>{isSearch ? notFound : none}</p>
			{isSearch && <Link to={to}>{all}</Link>}
		</Empty>
	)
}
