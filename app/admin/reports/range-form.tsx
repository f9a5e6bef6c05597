import { NativeSelect, TextInput } from '@mantine/core'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { withParams } from '../../components/portal/address'
import { Row } from '../../ui/layout/row'
import { Toolbar } from '../../ui/layout/toolbar'
import { ButtonLink } from '../../ui/text/button-link'
import { WorkingButton } from '../../ui/working-button'
import type { Loaded } from './report.server'
import classes from './reports.module.css'
import { BREAKDOWN_NAMES, GRANULARITY_NAMES } from './words'

const choicesOf = (names: Record<string, string>) =>
	Object.entries(names).map(([value, label]) => ({ value, label }))

/** Which days the report is about, and how it is divided; both live in the address. */
export function RangeForm(loaded: Loaded) {
	const { query, presets } = loaded
	const [params] = useSearchParams()
	const loading = useNavigation().state === 'loading'
	const shown = 'report' in loaded && 'from' in loaded.report ? loaded.report : query
	const names =
		query.section === 'acceptance' || query.section === 'tax'
			? null
			: query.section === 'breakdown'
				? BREAKDOWN_NAMES
				: GRANULARITY_NAMES
	return (
		<Row wrap gap={6} align="end" justify="between">
			<Toolbar
				as={Form}
				// The fields show the range shown, whichever link led here.
				key={`${query.section} ${shown.from} ${shown.to} ${query.by}`}
				method="get"
				aria-label="Period"
				className={classes.form}
				preventScrollReset
			>
				<input type="hidden" name="show" value={query.section} />
				{params.has('sort') && <input type="hidden" name="sort" value={params.get('sort') ?? ''} />}
				<TextInput type="date" name="from" label="From" defaultValue={shown.from} />
				<TextInput type="date" name="to" label="To" defaultValue={shown.to} />
				{names && (
					<NativeSelect name="by" label="By" data={choicesOf(names)} defaultValue={query.by} />
				)}
				<WorkingButton type="submit" working={loading}>
					Show
				</WorkingButton>
			</Toolbar>
			<Row as="nav" wrap aria-label="Usual periods">
				{presets.map(({ name, from, to }) => (
					<ButtonLink
						as={Link}
						key={name}
						to={withParams(params, { from, to, page: null })}
						aria-current={shown.from === from && shown.to === to ? 'true' : undefined}
						preventScrollReset
					>
						{name}
					</ButtonLink>
				))}
			</Row>
		</Row>
	)
}
