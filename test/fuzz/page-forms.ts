interface PageForm {
	intents: string[]
	fields: string[]
}

const named = (names: string) => names.split(' ')

/** The intents and fields of every page's forms; what a page has of neither, its single form lacks. */
export const FORMS: Record<string, PageForm> = {
	'/account': {
		intents: named('profile password mails end-session end-others send-confirmation'),
		fields: named('name currentPassword password confirmPassword wanted id'),
	},
	'/account/address': { intents: [], fields: named('email currentPassword code') },
	'/account/addresses': {
		intents: named('save usual remove'),
		fields: named('id fullName contactNumber street city zipCode state stateFor usual'),
	},
	'/account/apply': { intents: [], fields: named('firm licenceNumber message') },
	'/account/data': { intents: [], fields: named('email password') },
	'/account/delete': { intents: [], fields: named('email password') },
	'/account/enquiries': { intents: named('close reopen take'), fields: named('id note') },
	'/account/plans': { intents: named('save rename remove'), fields: named('id name plan') },
	'/account/two-factor': {
		intents: named('begin confirm renew off'),
		fields: named('password code'),
	},
	'/admin/add-product': {
		intents: [],
		fields: named(
			'id name brand category wattage price stock description image picture sheet kind',
		),
	},
	'/admin/almm-list': {
		intents: named('preview import'),
		fields: named('file text asOf preview'),
	},
	'/admin/codes': {
		intents: named('add end reopen'),
		fields: named('id code amount percent cap leastGoods validFrom validTo maxUses maxPerPerson'),
	},
	'/admin/dashboard': {
		intents: named('mark-read mark-all-read clear set-status delete-feedback'),
		fields: named('id status'),
	},
	'/admin/delete-product': {
		intents: named('delete delete-all'),
		fields: named('id confirmation'),
	},
	'/admin/delivery': {
		intents: named('save try undo'),
		fields: named(
			'revision before cutOffHour works.1 classesKg.0 categoryKg.Panels bands.0.name bands.0.reach bands.0.pinPrefixes bands.0.costs.0 bands.0.remove try.pin try.items',
		),
	},
	'/admin/enquiries': { intents: named('answer release close reopen'), fields: named('id note') },
	'/admin/facts': { intents: [], fields: named('id') },
	'/admin/facts/:id': {
		intents: [],
		fields: named('kind state validFrom source confidence figures.rupeesPerKwh'),
	},
	'/admin/import-products': { intents: named('check import'), fields: named('file') },
	'/admin/invitations': {
		intents: named('invite resend withdraw'),
		fields: named('id email name role'),
	},
	'/admin/jobs': { intents: [], fields: named('id') },
	'/admin/mails': { intents: [], fields: named('id') },
	'/admin/mails/:id': { intents: [], fields: named('id') },
	'/admin/manage-products': {
		intents: named('price stock archived'),
		fields: named('id name value was'),
	},
	'/admin/manage-stocks': {
		intents: [],
		fields: named('stock:solar-panel-250w before:solar-panel-250w stock:'),
	},
	'/admin/orders/:id': {
		intents: named(
			'cancel reassign reopen assign route hand-back withdraw-change receive refund refund-sent grant-cancel refuse-cancel',
		),
		fields: named(
			'installerId reason again n way amount reference date confirmOverpaid payAgain refundId idempotencyKey answer',
		),
	},
	'/admin/orders/:id/parcels': {
		intents: named('send arrived correct'),
		fields: named('carrier trackingNumber trackingUrl line quantity n'),
	},
	'/admin/orders/:id/returns': {
		intents: named('note agree refuse receive'),
		fields: named('line quantity condition cause reason answer n'),
	},
	'/admin/payments/bank-file': { intents: named('preview import'), fields: named('file text') },
	'/admin/products': {
		intents: named('price stock archived'),
		fields: named('id name value was'),
	},
	'/admin/products/:id': {
		intents: named('save archive restore'),
		fields: named('name price stock expected expectedStock image picture keep:name sheet'),
	},
	'/admin/settings': {
		intents: named('save preview logo remove-logo'),
		fields: named('revision tradeName legalName tagline logo image section'),
	},
	'/admin/tariffs': { intents: [], fields: named('table id validFrom') },
	'/admin/tariffs/add': {
		intents: [],
		fields: named(
			'table id state companies validFrom figures.slabs.0.rupeesPerKwh figures.timeOfDay.bands.0.from',
		),
	},
	'/admin/tariffs/import': {
		intents: named('preview import'),
		fields: named('file text format preview'),
	},
	'/admin/users': {
		intents: named('suspend reinstate set-role end-sessions approve refuse'),
		fields: named('id who role reason'),
	},
	'/admin/users/:id': {
		intents: named('suspend reinstate set-role end-sessions'),
		fields: named('id who role'),
	},
	'/cart': {
		intents: named('add set remove undo checkout fix deliver code'),
		fields: named('productId quantity step was pin code'),
	},
	'/checkout': {
		intents: [],
		fields: named(
			'fullName contactNumber street city zipCode country email total idempotencyKey addressId remember bills state stateFor billing.name billing.gstin billing.zipCode billing.state billing.stateFor step fulfilment code schedule apply payment agreed order wants',
		),
	},
	'/confirm': { intents: [], fields: named('token') },
	'/forgot-password': { intents: [], fields: named('email') },
	'/installer/dashboard': {
		intents: named('accept decline undo reason refresh'),
		fields: named('id reason'),
	},
	'/installer/enquiries': {
		intents: named('take answer release close reopen'),
		fields: named('id note'),
	},
	'/installer/installations/:id': {
		intents: named(
			'propose confirm tick note photo delete-photo serials measure withdraw-change complete hand-back',
		),
		fields: named(
			'step date time minutes at done note image photoId productId serials customerName reason anyway earthOhms name openCircuitVolts insulationMegaohms polarityCorrect',
		),
	},
	'/installer/installations/:id/change': {
		intents: named('propose'),
		fields: named('productId quantity reason'),
	},
	'/installer/orders': {
		intents: named('accept decline undo reason refresh'),
		fields: named('id reason'),
	},
	'/installer/profile': {
		intents: [],
		fields: named('firm licenceNumber basePin pinPrefixes jobsAWeek'),
	},
	'/invitation': { intents: [], fields: named('token password confirmPassword') },
	'/login': { intents: [], fields: named('email password role') },
	'/login/code': { intents: [], fields: named('code role') },
	'/logout': { intents: [], fields: named('next') },
	'/newsletter': { intents: [], fields: named('email') },
	'/newsletter/confirm': { intents: [], fields: named('key') },
	'/newsletter/unsubscribe': { intents: [], fields: named('key') },
	'/orders/:id': {
		intents: named(
			'cancel confirm-appointment another-appointment consent-change refuse-change ask-to-cancel ask-return',
		),
		fields: named('cause reason at preference n hash contact line quantity'),
	},
	'/planner': { intents: named('add undo'), fields: named('productId quantity was') },
	'/planner/save': { intents: named('save rename remove'), fields: named('id name plan') },
	'/planner/ask': {
		intents: [],
		fields: named('name contactNumber email pin callDay callTime message plan summary'),
	},
	'/products/:id': { intents: [], fields: named('pin') },
	'/quotations/:id': { intents: [], fields: named('key') },
	'/reset': { intents: [], fields: named('token password confirmPassword') },
	'/signup': { intents: [], fields: named('email name password confirmPassword role') },
	'/signup/confirm': { intents: [], fields: named('token password') },
	'/support': { intents: [], fields: named('name email subject message') },
}
