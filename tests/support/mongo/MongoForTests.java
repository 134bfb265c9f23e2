import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Serves an empty MongoDB in memory on a free port of this machine, which it prints; ends with its standard input. */
class MongoForTests {
  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new SnapshotBackend());
    server.bind("127.0.0.1", 0);
    System.out.println(server.getLocalAddress().getPort());
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }

  /**
   * Answers with copies, as a real server does: the backend's own answers are its rows themselves, which a later
   * command may change before they are sent. One command of a database at a time.
   */
  static class SnapshotBackend extends MemoryBackend {
    private final Map<String, Object> locks = new ConcurrentHashMap<>();

    @Override
    public Document handleMessage(MongoMessage message) {
      synchronized (locks.computeIfAbsent(message.getDatabaseName(), name -> new Object())) {
        return super.handleMessage(message).cloneDeeply();
      }
    }
  }
}
