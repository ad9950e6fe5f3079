// The OpenAPI 3.1 document, made from the contract: it cannot say anything else than the code does.
import { z } from 'zod';
import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { envelopeShape } from '#contract/envelope.ts';
import { errorCatalogue } from '#contract/errors.ts';

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  // The document names its dialect once, for all schemas.
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const signatureHeaders = [
  header('x-timestamp', 'Milliseconds since 1970, 13 digits, within 5 minutes of the server'),
  header('x-code', 'A nonce of 32 hexadecimal digits, good once'),
  header('x-signature', 'HMAC-SHA-256 over timestamp + code + body with the request key, hexadecimal'),
  header('x-user-id', 'The user id, or the anonymous client id that the guest token is bound to'),
  header('x-platform', 'web', false),
  header('x-version', 'Version of the client', false),
];

const json = (schema: unknown) => ({ 'application/json': { schema } });

function operation(name: string, target: Endpoint, signedIn: boolean) {
  const envelope = schemaOf(envelopeShape, 'output');
  const data = schemaOf(target.output, 'output');
  const isOpen = target === endpoints.startGuest;
  return {
    operationId: signedIn ? `${name}AsUser` : name,
    summary: target.summary,
    tags: [target.path.split('/')[1] ?? ''],
    security: isOpen ? [] : [signedIn ? { user: [] } : { guest: [] }],
    parameters: signatureHeaders,
    requestBody: { required: true, content: json(schemaOf(target.input, 'input')) },
    responses: {
      200: {
        description: 'Success',
        content: json({ ...envelope, properties: { ...envelope.properties, data } }),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

const failureSchema = () => {
  const envelope = schemaOf(envelopeShape, 'output');
  const codes = Object.entries(errorCatalogue).map(([name, { status }]) => `${name} (${status})`);
  return {
    ...envelope,
    description: `msg.error is one of: ${codes.join(', ')}`,
    properties: { ...envelope.properties, data: { type: 'null' } },
  };
};

export function describeApi(version: string) {
  const paths = Object.entries(endpoints).flatMap(([name, target]) => {
    const asGuest = [pathOf(target, false), { post: operation(name, target, false) }] as const;
    const asUser = [pathOf(target, true), { post: operation(name, target, true) }] as const;
    if (target === endpoints.startGuest) return [asGuest];
    return target.audience === 'user' ? [asUser] : [asGuest, asUser];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Timbre',
      version,
      description:
        'Every call is a POST of JSON, signed with the public request key, and answers with an envelope: code, msg, data.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Failure: failureSchema() },
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guest: { type: 'apiKey', in: 'header', name: 'x-guest-token' },
      },
    },
  };
}
