import { Button, Loader, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Row } from '../../ui/layout/row'
import classes from './product-search.module.css'
import type { FilterForm } from './use-product-filter'

/** The form that all of the list's controls belong to, anywhere on the page. */
export const FILTER_FORM = 'product-filter'

/** Searches while it is typed into; without JavaScript it sends the whole form. */
export function ProductSearch({ form: { draft, busy, type, search } }: { form: FilterForm }) {
	return (
		<search>
			<Row
				id={FILTER_FORM}
				method="get"
				action="/products"
				autoComplete="off"
				as="form"
				align="stretch"
				gap={3}
				onSubmit={(event) => {
					event.preventDefault()
					search()
				}}
			>
				<TextInput
					type="search"
					name="q"
					value={draft.q}
					onInput={(event) => type(event.currentTarget.value)}
					aria-label="Search products"
					placeholder="Search by name, brand or category"
					maxLength={200}
					enterKeyHint="search"
					size="md"
					className={classes.field ?? ''}
					leftSection={
						<span className={classes.sign} data-busy={busy || undefined}>
							<IconSearch size={20} aria-hidden />
							{busy && <Loader size={20} aria-hidden />}
						</span>
					}
				/>
				<noscript>
					<Button type="submit" size="md">
						Search
					</Button>
				</noscript>
			</Row>
		</search>
	)
}
