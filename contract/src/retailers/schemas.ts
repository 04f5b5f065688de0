import { z } from 'zod';
import { day, id } from '../fields.ts';
import { messageTemplates, type TemplateName } from '../notifications/templates.ts';

const captureMethods = ['BY_CPF', 'BY_QR_CODE'] as const;

export const storeSettings = z.object({
  captureMethod: z.enum(captureMethods).meta({ description: 'How purchases are captured in this store' }),
  canReceivePayments: z.boolean(),
});

export const storeStatuses = ['active', 'inactive'] as const;

export const store = z.object({
  id,
  name: z.string(),
  retailerId: id,
  status: z.enum(storeStatuses),
});
export const storeWithSettings = store.extend({ settings: storeSettings });

export const retailer = z.object({ id, fantasyName: z.string() });

/** A field with the pt-BR name that analysts know it by; the form of the settings is made of these. */
const named = <T extends z.ZodType>(title: string, field: T): T => field.meta({ title });
const yes = (title: string) => named(title, z.boolean().default(true));
const no = (title: string) => named(title, z.boolean().default(false));
const perhapsText = (title: string) => named(title, z.string().max(200).nullable().default(null));

const liveChat = z.object({
  isAllowed: no('Atendimento por chat'),
  /** The key that signs for a person is a variable of the server: every till reads this. */
  infobip: z.object({ widgetId: perhapsText('Código do chat') }).prefault({}),
});

const handbook = (brand: string) =>
  named(
    brand,
    z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
  );
/** Pages on installing the lock of a device by hand, by brand; `default` serves every other brand (shell spec, section 9). */
const handbooks = z.object({
  default: handbook('Manual das outras marcas'),
  realme: handbook('Manual Realme'),
  infinix: handbook('Manual Infinix'),
  tecno: handbook('Manual Tecno'),
  itel: handbook('Manual Itel'),
  samsung: handbook('Manual Samsung'),
  motorola: handbook('Manual Motorola'),
});

const flags = z.object({
  managerModule: yes('Módulo do gerente'),
  operatorSetup: yes('Configurações do operador'),
  reportsPage: no('Página de relatórios'),
  localCashierSelector: no('Escolha do caixa, de 01 a 20'),
  cashierLimitDisplay: no('Limite do cliente à vista no caixa'),
  applicationCoupon: no('Cupom ao fim do cadastro'),
  transactionalCreditEvaluation: yes('Avaliação da Super Compra'),
  transactionalCreditOnServiceCentre: no('Super Compra na Central de Vendas'),
  budgetCampaign: no('Campanha da Calculadora de parcelas'),
  /** Ruling C1: the spec's 31/04/2024 is no day. */
  budgetCampaignEndsOn: named('Último dia da campanha', day.default('2024-04-30')),
});

/** Which stores have something: an RE2 expression that matches the whole id of a store. Empty: none. */
const safeList = (title: string, standard: '' | '.*') => named(title, z.string().max(4_000).default(standard));
const safeLists = z.object({
  nativeCamera: safeList('Câmera do aparelho', ''),
  ccbExport: safeList('CCB para baixar na compra', '.*'),
  newPurchaseOptions: safeList('Novas opções de compra', '.*'),
  reevaluation: safeList('Reavaliação antes da compra', '.*'),
});

/** The words of each message; that people learn by them what they must is checked where a layer is entered. */
const messageWords = Object.fromEntries(
  Object.entries(messageTemplates).map(([name, { title, text }]) => [
    name,
    named(title, z.string().trim().min(3).max(600).default(text)),
  ]),
) as Record<TemplateName, z.ZodDefault<z.ZodString>>;

/** What one layer may say, the defaults being those of the shell spec, section 3. Merged default < retailer < store. */
export const configurationDocument = z.object({
  application: named(
    'Cadastro',
    z.object({
      version: named('Versão do cadastro', z.enum(['v1', 'v2', 'v3']).default('v3')),
      hasPhoneVerification: yes('Verificação do telefone'),
      submitBiometry: no('Envio da biometria'),
      hasSecondaryPhones: no('Telefones secundários'),
    }),
  ).prefault({}),
  biometry: named(
    'Biometria',
    z.object({
      isLivenessRequired: no('Prova de vida no cadastro'),
      isLivenessEnabled: yes('Serviço de prova de vida ligado'),
    }),
  ).prefault({}),
  borrower: named(
    'Cliente',
    z.object({
      highRecurrenceConfigs: z
        .object({
          allowedBillDueDays: named('Dias de vencimento', z.array(z.int().min(1).max(28)).max(28).default([])),
        })
        .prefault({}),
    }),
  ).prefault({}),
  transactionalCredit: named('Super Compra', z.object({ isAllowed: no('Super Compra liberada') })).prefault({}),
  smartphoneSale: named(
    'Venda de celular',
    z.object({ isAllowed: no('Venda de celular liberada'), handbooks: handbooks.prefault({}) }),
  ).prefault({}),
  invoices: named('Boletos', z.object({ isAllowed: no('Boleto da próxima parcela para o cliente') })).prefault({}),
  billing: named(
    'Cobrança do varejo',
    z.object({
      dueBusinessDays: named('Dias úteis até o vencimento do boleto da semana', z.int().min(1).max(30).default(3)),
    }),
  ).prefault({}),
  /** Ruling C23. */
  transfers: named(
    'Repasses',
    z.object({ listedUntil: named('Último dia que se consulta', day.default('2030-01-01')) }),
  ).prefault({}),
  budgets: named('Calculadora', z.object({ isAllowed: no('Calculadora liberada') })).prefault({}),
  cashSession: named(
    'Caixa',
    z.object({
      isRequired: no('Receber só com o caixa aberto'),
      /** Reais. */
      approvalAbove: named(
        'Suprimento e sangria acima de quantos reais pedem autorização (0 nunca pede)',
        z.int().min(0).max(1_000_000).default(0),
      ),
    }),
  ).prefault({}),
  downPayment: named(
    'Entrada',
    z.object({
      /** Reais. */
      approvalAbove: named(
        'Entrada acima de quantos reais pede autorização (0 nunca pede)',
        z.int().min(0).max(1_000_000).default(1_000),
      ),
    }),
  ).prefault({}),
  qrPurchase: named(
    'Venda por QR Code',
    z.object({ minutes: named('Minutos até o QR Code vencer', z.int().min(1).max(60).default(10)) }),
  ).prefault({}),
  operator: named('Operador', z.object({ isStoreLogin: no('Um login para toda a loja') })).prefault({}),
  serviceCentre: named(
    'Central de vendas',
    z.object({
      isAllowed: no('Central de vendas liberada'),
      showIncentive: yes('Incentivo do vendedor à vista'),
    }),
  ).prefault({}),
  idleLock: named(
    'Bloqueio por inatividade',
    z.object({
      /** 0 never locks. */
      minutes: named('Minutos sem uso até bloquear (0 não bloqueia)', z.int().min(0).max(240).default(10)),
    }),
  ).prefault({}),
  communication: named('Comunicação', z.object({ liveChat: liveChat.prefault({}) })).prefault({}),
  flags: named('Recursos', flags).prefault({}),
  safeLists: named('Lojas com recursos à parte', safeLists).prefault({}),
  support: named(
    'Atendimento',
    z.object({
      customerWhatsapp: perhapsText('WhatsApp para clientes'),
      customerPhone: perhapsText('Telefone gratuito para clientes'),
      retailerWhatsapp: perhapsText('WhatsApp para lojistas'),
      analystWhatsapp: perhapsText('WhatsApp dos analistas'),
    }),
  ).prefault({}),
  /** Of a retailer or of all: a message knows no store. */
  messages: named('Mensagens', z.object(messageWords)).prefault({}),
});
export type ConfigurationDocument = z.output<typeof configurationDocument>;

/** Behaviour of one store: the layers merged, of each safe-list whether the store is on it; no till needs the words of messages. */
export const configuration = configurationDocument.omit({ messages: true }).extend({
  safeLists: z
    .object({
      nativeCamera: z.boolean().default(false),
      ccbExport: z.boolean().default(true),
      newPurchaseOptions: z.boolean().default(true),
      reevaluation: z.boolean().default(true),
    })
    .prefault({}),
});
export type Configuration = z.output<typeof configuration>;

/** An image of this address: the page shows no other's (its content policy). */
export const pictureAddress = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/, { error: 'Comece com /: a imagem é deste mesmo endereço' });
const picture = (title: string) => named(title, pictureAddress.nullable().default(null));

/** What a page may know before anybody signs in: branding and public flags, by hostname. */
export const publicConfiguration = z.object({
  app: named('Marca', z.object({ name: named('Nome', z.string().min(1).max(40).default('UME')) })).prefault({}),
  cdn: named(
    'Imagens',
    z.object({
      logoUrl: picture('Logotipo'),
      logoDarkBackgroundUrl: picture('Logotipo para fundo escuro'),
      faviconUrl: picture('Ícone da página'),
    }),
  ).prefault({}),
  theme: named(
    'Cores',
    z.object({
      primary: named(
        'Cor principal',
        z
          .string()
          .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Escreva a cor como #0B6B4F' })
          .nullable()
          .default(null),
      ),
    }),
  ).prefault({}),
  featureFlags: named(
    'Recursos',
    z.object({
      enablePurchaseMenuButton: yes('Caixa no menu'),
      enableBudgetsMenuButton: no('Calculadora no menu'),
      enableSSOLoginButton: no('Entrada com a conta da empresa'),
      enableTwoStepLogin: yes('Entrada em dois passos'),
    }),
  ).prefault({}),
  application: named(
    'Cadastro',
    z.object({ showApplicationOnlineForPreApproved: no('Cadastro online para pré-aprovados') }),
  ).prefault({}),
  support: named(
    'Atendimento',
    z.object({
      customerWhatsapp: perhapsText('WhatsApp para clientes'),
      retailerWhatsapp: perhapsText('WhatsApp para lojistas'),
    }),
  ).prefault({}),
  /** The company's own sign-on, as the server knows it; null where there is none. */
  signOn: z
    .object({ issuer: z.string().nullable().default(null), clientId: z.string().nullable().default(null) })
    .prefault({}),
  /** Services of others that a page talks to, as the server knows them; null where there is none. */
  watching: z
    .object({
      tagManager: z.string().nullable().default(null),
      chat: z.string().nullable().default(null),
      errors: z.string().nullable().default(null),
    })
    .prefault({}),
  inbox: z.object({ isEmbedded: z.boolean().default(false) }).prefault({}),
});
export type PublicConfiguration = z.output<typeof publicConfiguration>;
