interface PageForm {
	intents: string[]
	fields: string[]
}

const named = (names: string) => names.split(' ').filter(Boolean)
const form = (fields: string, intents = ''): PageForm => ({
	intents: named(intents),
	fields: named(fields),
})

/** The intents and fields of every page's forms; a page's single form may lack either. */
export const FORMS: Record<string, PageForm> = {
	'/account': form(
		'name currentPassword password confirmPassword wanted id',
		'profile password mails end-session end-others send-confirmation',
	),
	'/account/address': form('email currentPassword code'),
	'/account/addresses': form(
		'id fullName contactNumber street city zipCode state stateFor usual',
		'save usual remove',
	),
	'/account/apply': form('firm licenceNumber message'),
	'/account/data': form('email password'),
	'/account/delete': form('email password'),
	'/account/enquiries': form('id note', 'close reopen take'),
	'/account/plans': form('id name plan', 'save rename remove'),
	'/account/two-factor': form('password code', 'begin confirm renew off'),
	'/admin/add-product': form(
		'id name brand category wattage price stock description image picture sheet.kind sheet.mppts.0.strings compliance.0.kind',
	),
	'/admin/almm-list': form('file text asOf preview', 'preview import'),
	'/admin/change-products': form(
		'ids pricePct category taxClass changes large',
		'preview apply undo',
	),
	'/admin/codes': form(
		'id code amount percent cap leastGoods validFrom validTo maxUses maxPerPerson',
		'add end reopen',
	),
	'/admin/dashboard': form(
		'id status text upTo at',
		'mark-read mark-all-read clear clear-all restore set-status delete-feedback reply',
	),
	'/admin/delete-product': form('id confirmation', 'delete delete-all'),
	'/admin/delivery': form(
		'revision before cutOffHour works.1 classesKg.0 categoryKg.Panels bands.0.name bands.0.reach bands.0.pinPrefixes bands.0.costs.0 bands.0.remove try.pin try.items',
		'save try undo',
	),
	'/admin/enquiries': form(
		'id note reply sure delivery day installerId',
		'answer reply release close reopen price assign answer-chosen close-chosen reopen-chosen reply-chosen',
	),
	'/admin/facts': form('id'),
	'/admin/facts/:id': form('kind state validFrom source confidence figures.rupeesPerKwh'),
	'/admin/facts/new': form('kind state validFrom source confidence figures.rupeesPerKwh'),
	'/admin/import-products': form('file text preview', 'preview import'),
	'/admin/invitations': form('id email name role', 'invite resend withdraw'),
	'/admin/jobs': form('id'),
	'/admin/reports/months': form('month note reason', 'close open'),
	'/admin/mails': form('id'),
	'/admin/mails/:id': form('id'),
	'/admin/manage-products': form('id name value was', 'price stock archived'),
	'/admin/manage-stocks': form('stock:solar-panel-250w before:solar-panel-250w stock: reason note'),
	'/admin/orders': form('id installerId was', 'assign-chosen give-back'),
	'/admin/orders/new': form(
		'shipping.fullName shipping.contactNumber shipping.email shipping.street shipping.city shipping.zipCode shipping.state items.0.productId items.0.quantity fulfilment payment schedule code quote idempotencyKey',
		'price place quotation',
	),
	'/admin/orders/send-parcels': form('id carrier lines', 'send'),
	'/admin/orders/record-payments': form('id way date lines idempotencyKey', 'send'),
	'/admin/payments/due': form('id', 'remind'),
	'/admin/views': form('list name query id', 'save remove'),
	'/admin/orders/:id': form(
		'fullName contactNumber email street city zipCode state country installerId reason again n way amount reference date confirmOverpaid payAgain refundId idempotencyKey answer',
		'cancel buyer-link correct reassign reopen assign route hand-back withdraw-change receive refund refund-sent grant-cancel refuse-cancel',
	),
	'/orders/:id/refund': form('upiId accountName accountNumber ifsc contact'),
	'/admin/orders/:id/parcels': form(
		'carrier trackingNumber trackingUrl line quantity n',
		'send arrived correct',
	),
	'/admin/orders/:id/claims': form('plate reason n state note', 'open step undo'),
	'/admin/orders/:id/returns': form(
		'line quantity condition cause reason answer n collectedOn sendTo sendUntil packing',
		'note agree refuse instruct receive',
	),
	'/admin/payments/bank-file': form('file', 'preview import'),
	'/admin/payments/bank-file/:id': form(
		'row orderId refundId head date narration credit debit amount direction reference balance',
		'record take sent columns',
	),
	'/admin/payments/bank-offers': form('paymentId reference date'),
	'/admin/payments/settlements': form('file'),
	'/admin/people': form('id contact kind text', 'write remove'),
	'/admin/product-imports': form('id'),
	'/admin/almm-imports': form('id'),
	'/admin/tariffs/imports': form('id table'),
	'/admin/products': form('id name value was', 'price stock archived'),
	'/admin/products/:id': form(
		'name price stock expected expectedStock image picture keep:name sheet.kind sheet.parts.0.quantity compliance.0.validFrom',
		'save archive restore',
	),
	'/admin/reviews': form('id reason text', 'hide show delete answer delete-answer'),
	'/admin/settings': form(
		'revision tradeName legalName tagline logo signature image picture section',
		'save preview logo remove-logo restore-logo signature remove-signature restore-signature',
	),
	'/admin/tariffs': form('table id validFrom'),
	'/admin/tariffs/add': form(
		'table id state companies validFrom figures.slabs.0.rupeesPerKwh figures.timeOfDay.bands.0.from',
	),
	'/admin/tariffs/import': form('file text format preview', 'preview import'),
	'/admin/users': form(
		'id who role reason',
		'suspend reinstate set-role end-sessions approve refuse',
	),
	'/admin/users/:id': form('id who role', 'suspend reinstate set-role end-sessions'),
	'/cart': form(
		'productId quantity step was pin code hasThem',
		'add set remove undo checkout fix deliver code otherParts',
	),
	'/checkout': form(
		'fullName contactNumber street city zipCode country email total idempotencyKey addressId remember bills state stateFor billing.name billing.gstin billing.sez billing.zipCode billing.state billing.stateFor step fulfilment code schedule apply payment agreed order wants',
	),
	'/confirm': form('token'),
	'/forgot-password': form('email'),
	'/installer/dashboard': form(
		'id reason at minutes visit',
		'accept decline undo reason refresh slot',
	),
	'/installer/enquiries': form('id note reply', 'take answer reply release close reopen'),
	'/installer/installations/:id': form(
		'step date time minutes at done note image photoId productId serials customerName reason anyway earthOhms name openCircuitVolts insulationMegaohms polarityCorrect signature',
		'propose confirm tick note photo delete-photo serials measure withdraw-change complete hand-back',
	),
	'/installer/installations/:id/change': form('productId quantity reason', 'propose'),
	'/installer/orders': form('id reason', 'accept decline undo reason refresh'),
	'/installer/profile': form(
		'firm licenceNumber basePin pinPrefixes jobsAWeek contactNumber whatsapp languages',
	),
	'/installer/reviews': form('id reason text', 'hide show delete answer delete-answer'),
	'/installer/profile/photo': form('image', 'photo remove'),
	'/invitation': form('token password confirmPassword'),
	'/login': form('email password role'),
	'/login/code': form('code role'),
	'/login/device': form('email token', 'send-link confirm'),
	'/logout': form('next'),
	'/newsletter': form('email'),
	'/newsletter/confirm': form('key'),
	'/newsletter/unsubscribe': form('key'),
	'/orders': form('id'),
	'/orders/track': form('id contactNumber', 'track send-link'),
	'/orders/:id': form(
		'cause reason at preference n hash contact line quantity image',
		'cancel confirm-appointment another-appointment consent-change refuse-change ask-to-cancel ask-return add-photo',
	),
	'/orders/:id/subsidy': form(
		'step done kind covered file paperId wanted contact',
		'tick add-paper delete-paper reminders',
	),
	'/orders/:id/reviews': form('productId stars text contact', 'write withdraw no-request'),
	'/planner': form('productId quantity was', 'add undo'),
	'/planner/backup': form('productId quantity was', 'add undo'),
	'/planner/save': form('id name plan', 'save rename remove'),
	'/planner/ask': form('name contactNumber email pin callDay callTime message plan summary'),
	'/products/:id': form('pin'),
	'/products/:id/alert': form('email', 'ask stop'),
	'/stock-alerts/confirm': form('key'),
	'/stock-alerts/stop': form('key'),
	'/quotations/:id': form('key'),
	'/quotations/new': form(
		'shipping.fullName shipping.zipCode shipping.gstin shipping.email flats idempotencyKey',
	),
	'/quoted-price': form('key'),
	'/reset': form('token password confirmPassword'),
	'/signup': form('email name password confirmPassword role'),
	'/signup/confirm': form('token password'),
	'/support': form('name email subject message'),
}
