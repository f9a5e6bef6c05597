import { Link, useSearchParams } from 'react-router'
import type { SectionName } from '../../../domain/settings/schema'
import { api, read } from '../../api.server'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import type { PageHandle } from '../../page-handle'
import { titleMeta } from '../../shell/page-title'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { InstallationNotice } from '../setup/installation-notice'
import type { Route } from './+types/settings'
import { PAYMENT_KEYS_WORDS } from './payment-keys-words'
import { PictureForm, removedPicture, UndoRemoval } from './picture-form'
import { FOR_LIVE_SHOPS, SECTION_LABELS, sectionAt } from './section-fields'
import { SectionForm } from './section-form'
import { handleSettings, readSection } from './settings.server'
import { INTENTS } from './settings-intents'

export const handle = { large: 'picture' } satisfies PageHandle

export const meta = titleMeta('Settings')

export async function loader({ request, context }: Route.LoaderArgs) {
	const section = sectionAt(new URL(request.url).searchParams)
	const asksSetup = section === 'payment' || section === 'installation'
	const setup = asksSetup ? await read(api(context).setup.$get()) : null
	const { mode } = await read(api(context).store.$get())
	return { section, setup, isDemo: mode === 'demo', ...(await readSection(context, section)) }
}

export const action = handleSettings

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { section, isDemo, fields, revision, setup } = loaderData
	const [params] = useSearchParams()
	const isSaved = params.get('done') === 'saved' && !actionData
	const was = params.get('was')
	const removed = !actionData && removedPicture(params.get('done'), fields)
	return (
		<PortalPage
			title="Settings"
			intro="What buyers and installers read of the shop, and how it works."
			action={<HeadLink to="/admin/setup">What is still to set up</HeadLink>}
		>
			<Tabs label="Sections of the settings">
				{(Object.keys(SECTION_LABELS) as SectionName[]).map((name) => (
					<Tab key={name} to={`?section=${name}`} here={name === section}>
						{SECTION_LABELS[name]}
					</Tab>
				))}
			</Tabs>
			<Flash
				done={
					removed ? `The ${removed} is removed.` : isSaved && `Saved: ${SECTION_LABELS[section]}.`
				}
				variant={removed ? 'plain' : undefined}
				undo={removed && was && <UndoRemoval of={removed} picture={was} />}
			/>
			{isDemo && FOR_LIVE_SHOPS.includes(section) && (
				<p>These settings take effect in a live shop. A demo takes no money and sends no mail.</p>
			)}
			{setup && section === 'payment' && <p>{PAYMENT_KEYS_WORDS[setup.paymentKeys]}</p>}
			{setup && section === 'installation' && (
				<InstallationNotice installation={setup.installation} isHere />
			)}
			<SectionForm
				key={`${section} ${revision}`}
				section={section}
				isDemo={isDemo}
				fields={fields}
				revision={revision}
				problem={INTENTS.problem(actionData, 'save')}
				conflict={actionData?.conflict}
				saved={isSaved ? 'Saved' : null}
				preview={actionData?.preview}
			/>
			{section === 'mail' && (
				<ButtonLink as={Link} variant="line" to="/admin/mails/previews">
					See how mails look
				</ButtonLink>
			)}
			{section === 'delivery' && (
				<ButtonLink as={Link} variant="line" to="/admin/delivery">
					Rates by weight and distance
				</ButtonLink>
			)}
			{section === 'payment' && (
				<ButtonLink as={Link} variant="line" to="/admin/codes">
					Discount codes
				</ButtonLink>
			)}
			{section === 'shop' && (
				<PictureForm
					of="logo"
					picture={String(fields.logo)}
					problem={INTENTS.problem(actionData, 'logo', 'remove-logo', 'restore-logo')}
				/>
			)}
			{section === 'shop' && !isDemo && (
				<PictureForm
					of="signature"
					picture={String(fields.signature)}
					problem={INTENTS.problem(
						actionData,
						'signature',
						'remove-signature',
						'restore-signature',
					)}
				/>
			)}
		</PortalPage>
	)
}
