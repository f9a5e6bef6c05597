import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openStore } from '../../../../store/open.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { Sealing } from '../../secrets/sealing.ts'
import { defaultSettings } from '../defaults.ts'
import { masked } from './secret-rules.ts'

const ONE = 'one secret of at least thirty-two characters'
const OTHER = 'another secret of at least thirty-two characters'
const WEBHOOK = 'rzp_whsec_9c1d7e4f2a'
const GIVEN = { ...defaultSettings('live').payment, razorpayWebhookSecret: WEBHOOK }

it('opens what it has sealed, and nothing else', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.nat(), (name, text, at) => {
			const sealed = new Sealing(ONE, 'test').seal(name, text)
			expect(new Sealing(ONE, 'test').open(name, sealed)).toBe(text)
			expect(new Sealing(OTHER, 'test').open(name, sealed)).toBeNull()
			expect(new Sealing(ONE, 'test').open(`${name}x`, sealed)).toBeNull()
			const body = Buffer.from(sealed.slice(3), 'base64url')
			body[at % body.length] = (body[at % body.length] ?? 0) ^ 1
			expect(new Sealing(ONE, 'test').open(name, `v1.${body.toString('base64url')}`)).toBeNull()
		}),
	)
})

it.each(['', 'v1.', 'v2.AAAA', 'plain text', 'v1.AAAA'])('opens no “%s”', (text) => {
	expect(new Sealing(ONE, 'test').open('a', text)).toBeNull()
})

it('shows the last four characters of what is long enough', () => {
	expect([masked(WEBHOOK), masked('short')]).toEqual(['…4f2a', '…'])
})

describeOnSqlite('a secret of the settings', (open) => {
	async function withSecret() {
		const opened = await open({ onDisk: true })
		const admin = await opened.as('Admin')
		const saved = await admin.put('/api/settings/payment', GIVEN, { 'if-match': '"0"' })
		expect(saved.status).toBe(200)
		return { ...opened, admin, saved }
	}

	it('is neither answered, nor stored, nor audited in the open', async () => {
		const { admin, saved, store } = await withSecret()
		expect(saved.body.razorpayWebhookSecret).toBe('…4f2a')
		const rows = await store.db.selectFrom('settings').selectAll().execute()
		const { body } = await admin.get('/api/audit?kind=settings')
		expect(body[0].after).toEqual({ razorpayWebhookSecret: 'given' })
		const everywhere = [rows, body, saved.body, store.settings.current()]
		expect(JSON.stringify(everywhere)).not.toContain(WEBHOOK)
		expect(store.settings.secret('razorpayWebhookSecret')).toBe(WEBHOOK)
	})

	it('stays where it is sent back as it is shown, and goes where it is sent blank', async () => {
		const { admin, saved, store } = await withSecret()
		const kept = { ...saved.body, transferDays: 5 }
		await admin.put('/api/settings/payment', kept, { 'if-match': '"1"' })
		expect(store.settings.secret('razorpayWebhookSecret')).toBe(WEBHOOK)
		await admin.put(
			'/api/settings/payment',
			{ ...GIVEN, razorpayWebhookSecret: '' },
			{ 'if-match': '"2"' },
		)
		expect(store.settings.secret('razorpayWebhookSecret')).toBeNull()
		expect(store.settings.current().payment.razorpayWebhookSecret).toBe('')
	})

	it('is that of the environment where there is one', async () => {
		const { config } = await withSecret()
		const secrets = { razorpayWebhookSecret: 'of the environment' }
		await using other = await openStore({ ...config, secrets })
		expect(other.settings.secret('razorpayWebhookSecret')).toBe('of the environment')
		expect(other.settings.current().payment.razorpayWebhookSecret).toBe('…ment')
	})

	it('is sealed anew at a start with both session secrets, and needs the old one no more', async () => {
		const { config } = await withSecret()
		const { sessionSecret: sessionSecretOld, ...rest } = config
		await (await openStore({ ...rest, sessionSecret: OTHER, sessionSecretOld }))[
			Symbol.asyncDispose
		]()
		await using later = await openStore({ ...rest, sessionSecret: OTHER })
		expect(later.settings.secret('razorpayWebhookSecret')).toBe(WEBHOOK)
		expect(later.settings.revisionOf('payment')).toBe(2)
	})

	it('that cannot be read is said, and can be given anew', async () => {
		const { config } = await withSecret()
		await using other = await openStore({ ...config, sessionSecret: OTHER })
		expect(other.settings.secret('razorpayWebhookSecret')).toBeNull()
		expect(other.settings.unreadableSecrets()).toEqual(['razorpayWebhookSecret'])
		expect(other.settings.current().payment.razorpayWebhookSecret).toBe('…')
	})
})
