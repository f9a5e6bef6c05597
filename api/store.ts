import { z } from '@hono/zod-openapi'
import { Role } from '../domain/accounts/schema.ts'
import { canSendMail } from '../domain/mail/commands.ts'
import { isOpen } from '../domain/settings/queries.ts'
import {
	isRegistered,
	paymentWays,
	publicContact,
	publicSeller,
	publicShop,
	publicTexts,
} from '../domain/settings/rules.ts'
import {
	PAYMENT_WAYS,
	PublicContact,
	PublicSeller,
	PublicShop,
	PublicTexts,
} from '../domain/settings/schema.ts'
import { anybody, routesTagged } from '../http/call.ts'
import { json, newRouter } from '../http/router.ts'
import { model } from '../shared/model.ts'
import { SAMPLE_ACCOUNTS } from '../store/samples/accounts.ts'

const call = routesTagged('Store')

const StoreInfo = model('Store', {
	name: z.string(),
	mode: z.enum(['demo', 'live']),
	open: z.boolean().openapi({ description: 'Whether orders are taken' }),
	contact: PublicContact,
	shop: PublicShop,
	seller: PublicSeller.nullable().openapi({ description: 'Null in a demo, which sells nothing' }),
	payments: z
		.array(z.enum(PAYMENT_WAYS))
		.openapi({ description: 'How an order can be paid; none in a demo' }),
	cartCheckout: z.enum(['simulate', 'place']),
	asksRoleAtLogin: z.boolean(),
	resetsPasswords: z
		.boolean()
		.openapi({ description: 'Whether whoever forgot a password is mailed a link to another' }),
	installersApply: z.boolean(),
	checkoutIsDemo: z.boolean(),
	textsLinks: z.boolean().openapi({
		description: 'Whether links to orders go to Indian mobile numbers as text messages',
	}),
	routing: z.enum(['pool', 'by-pin']).openapi({
		description: 'Whom a new order is offered to: every installer, or one who serves its PIN code',
	}),
	addresses: z.enum(['hint', 'refuse']).openapi({
		description: 'Whether what cannot be an address in India is refused, or only hinted at',
	}),
	quotesDelivery: z.boolean().openapi({
		description: 'Whether products and the cart say what delivery costs and when it comes',
	}),
	offersSavedAddresses: z.boolean().openapi({
		description: 'Whether the checkout offers the addresses of an account',
	}),
	takesBilling: z.boolean().openapi({
		description: 'Whether an order may say to whom its bill goes (`billing`)',
	}),
	installs: z.boolean().openapi({
		description: 'Whether installation is offered with goods, in some places at least',
	}),
	publicUrl: z.string().nullable().openapi({
		description: 'The origin at which the public knows the store; null where it is not set',
	}),
	showsDisclaimer: z.boolean(),
	tellsTax: z.boolean().openapi({
		description: 'Whether products say how they are taxed, and orders keep it',
	}),
	pricesIncludeGst: z.boolean().openapi({
		description: 'Not in a live shop that is not registered for GST: it charges none',
	}),
	passwordLength: z
		.record(Role, z.number())
		.openapi({ description: 'The fewest characters of a password, by role' }),
	whatsappNumber: z.string().nullable().openapi({
		description:
			'The ten digits of the store’s Indian mobile number on WhatsApp; null where it has none',
	}),
	sampleAccounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
})
export type StoreInfo = z.output<typeof StoreInfo>

const getStore = call('GET /store', anybody, {
	summary: 'How this store is run, as far as a screen needs to know',
	responses: { 200: json(StoreInfo, 'The store') },
})

const getTexts = call('GET /store/texts', anybody, {
	summary: 'What the shop says about itself and its terms, as Markdown',
	responses: { 200: json(PublicTexts, 'Blank where it says nothing') },
})

export function storeRoutes() {
	const router = newRouter().openapi(getTexts, (c) =>
		c.json(publicTexts(c.var.ctx.settings.current()), 200),
	)
	return router.openapi(getStore, (c) => {
		const { policy, publicUrl, whatsappNumber, settings, online, sms } = c.var.ctx
		const now = settings.current()
		return c.json(
			{
				name: now.shop.tradeName,
				mode: policy.mode,
				open: isOpen(c.var.ctx),
				contact: publicContact(now),
				shop: publicShop(now),
				seller: policy.mode === 'demo' ? null : publicSeller(now),
				payments: policy.mode === 'demo' ? [] : paymentWays(now, online?.isOn(now) ?? false),
				cartCheckout: policy.cartCheckout,
				asksRoleAtLogin: policy.asksRoleAtLogin,
				resetsPasswords: canSendMail(c.var.ctx),
				installersApply: policy.installersApply,
				checkoutIsDemo: policy.checkoutIsDemo,
				textsLinks: Boolean(sms?.sendLink),
				routing: policy.routing,
				addresses: policy.addresses,
				quotesDelivery: policy.quotesDelivery,
				offersSavedAddresses: policy.offersSavedAddresses,
				takesBilling: policy.takesBilling,
				installs: !policy.takesPayment || now.installation.offered === 'yes',
				publicUrl,
				showsDisclaimer: policy.showsDisclaimer,
				tellsTax: policy.tellsTax && isRegistered(now),
				pricesIncludeGst: policy.mode === 'demo' || isRegistered(now),
				passwordLength: policy.passwords.shortest,
				whatsappNumber,
				sampleAccounts: policy.showsSampleAccounts
					? SAMPLE_ACCOUNTS.map(({ email, password, role }) => ({ email, password, role }))
					: [],
			},
			200,
		)
	})
}
