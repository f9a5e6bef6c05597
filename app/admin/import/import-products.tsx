import { Alert, Button } from '@mantine/core'
import type { ImportReport as Report } from '../../../domain/catalogue/csv/import-schema'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import type { PageHandle } from '../../page-handle'
import { pageTitle } from '../../shell/page-title'
import { sendForm } from '../../ui/forms/send-form'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { adminsOnly } from '../admins-only.server'
import type { Route } from './+types/import-products'
import { FileChoice } from './file-choice'
import classes from './import-products.module.css'
import { importProducts } from './import-products.server'
import { ImportDone, ImportReport } from './import-report'
import { useImport } from './use-import'

export const handle = { large: 'table' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Import products')]

export const loader = adminsOnly

/** Where JavaScript is off: the file comes with the form, once to be looked at and once to be imported. */
export const action = ({ request, context }: Route.ActionArgs) => importProducts(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

function ImportButton({ report, onImport }: { report: Report; onImport: () => void }) {
	const count = report.added + report.changed
	if (report.errorCount > 0) return null
	if (count === 0) return <Text tone="muted">There is nothing to change.</Text>
	return (
		<Button color="marigold.5" onClick={onImport}>
			Import {number(count)} {count === 1 ? 'product' : 'products'}
		</Button>
	)
}

const STEPS = ['Choose a file', 'Preview', 'Import']

export default function ImportProducts({ actionData }: Route.ComponentProps) {
	const { state, choose, run, again } = useImport(actionData)
	const at = { choose: 0, checking: 0, preview: 1, importing: 2, done: 2 }[state.step]
	return (
		<PortalPage
			title="Import products"
			intro="Adds new products and changes those whose id is known, all of them or none."
			action={<HeadLink to="/admin/products">All products</HeadLink>}
		>
			<Row as="ol" gap={6} wrap align="stretch" className={classes.steps}>
				{STEPS.map((words, index) => (
					<li key={words} aria-current={index === at ? 'step' : undefined}>
						{words}
					</li>
				))}
			</Row>
			{state.problem && (
				<Alert color="red" variant="light" role="alert">
					{state.problem}
				</Alert>
			)}
			{state.step === 'done' && state.report ? (
				<ImportDone report={state.report} onAgain={again} />
			) : (
				<>
					<FileChoice
						name={state.fileName}
						busy={state.step === 'checking' || state.step === 'importing'}
						onChoose={choose}
					/>
					{(state.step === 'checking' || state.step === 'importing') && (
						<Stack gap={1} narrow>
							<progress
								{...(state.part === null ? {} : { value: state.part })}
								max={1}
								aria-label={state.words}
							/>
							<Text as="span" size="small" numeric role="status">
								{state.words}
							</Text>
						</Stack>
					)}
					{state.report && state.step !== 'checking' && <ImportReport report={state.report} />}
					{state.step === 'preview' && state.report && (
						<Row wrap>
							<Button variant="default" onClick={again}>
								Choose another file
							</Button>
							<ImportButton report={state.report} onImport={run} />
						</Row>
					)}
				</>
			)}
		</PortalPage>
	)
}
